/** Runs tasks in order, at most two at once, and hands the results back in order. A task must not throw. */
export async function twoAtATime<T, R>(tasks: readonly T[], run: (task: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = tasks.entries();
  const worker = async (): Promise<void> => {
    for (const [index, task] of waiting) results[index] = await run(task);
  };
  await Promise.all([worker(), worker()]);
  return results;
}

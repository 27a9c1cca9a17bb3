/** `failed` holds the ids of calls that ended badly. */
export function withVerdicts(decider, failed) {
    return {
        before: (question, late) => decider.before(question, late),
        after: (question, late) => {
            const { id } = question.call;
            const isError = question.result.isError || (id !== undefined && failed.has(id));
            return decider.after({ ...question, result: { ...question.result, isError } }, late);
        },
    };
}

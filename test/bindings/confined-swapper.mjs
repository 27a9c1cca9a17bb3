// Swaps a folder for a link to another folder and back, as fast as it can, until it is told to stop by a closed standard input.
// Arguments: the folder, the link's target, a name to put the folder aside.
import { renameSync, symlinkSync, unlinkSync } from 'node:fs';

const [folder, target, aside] = process.argv.slice(2);
let going = true;
process.stdin.on('end', () => {
  going = false;
});
process.stdin.resume();

function swap() {
  for (let round = 0; round < 50; round += 1) {
    renameSync(folder, aside);
    symlinkSync(target, folder);
    for (let spin = 0; spin < 2000; spin += 1) Math.sqrt(spin);
    unlinkSync(folder);
    renameSync(aside, folder);
  }
  if (going) setImmediate(swap);
}
process.stdout.write('swapping\n');
swap();

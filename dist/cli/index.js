#!/usr/bin/env node
// What `basis-guard` starts. An old Node could not even read the program itself, so this file is in words that every Node knows.
var version = process.versions.node;
if (Number(version.split('.')[0]) < 22) {
  console.error('basis-guard needs Node 22 or newer, and this is Node ' + version + ': start it with a newer Node.');
  process.exitCode = 2;
} else {
  void import('./cli.js');
}

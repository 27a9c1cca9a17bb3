// Who was asked about the calls, where they come from, and which programs they are.
import type { ParticipantRecord } from '../../contract/record.ts';
import type { TrustedSource } from '../../contract/trusted-source.ts';
import { nameOf } from '../../contract/words.ts';
import type { Block, Line, Piece } from '../markdown/tree.ts';
import { code, details, heading, joined, paragraph, say } from '../markdown/tree.ts';
import type { SummaryFacts } from './facts.ts';
import { counted, figure, short, span } from './figures.ts';
import { fittedTable, fittedList } from './fitted.ts';

const PLACES = 20;
const PATH = 400;

export function loaded(facts: SummaryFacts, room: number): Block[] {
  const { participants, started } = facts;
  const all = participants.loaded;
  if (started === undefined && all.count === 0) return [];
  const others = all.count - participants.hooks;
  const built = others === 0 ? '' : ` and ${counted(others, 'interceptor')}`;
  const lookedAt = started === undefined ? [] : placesOf(started.looked_at);
  const looked = participants.hooks === 0 ? say`0 hooks, looked at` : say`Looked at`;
  const places = lookedAt.length === 0 ? 'no place' : joined(lookedAt, ', ');
  return [
    heading(3, `Loaded: ${counted(participants.hooks, 'hook')}${built}`),
    paragraph(say`${started === undefined ? '' : trustedLine(started.trusted)} ${looked} ${places}.${guidanceOf(started?.context_files)}`),
    ...(all.count === 0 ? [] : fittedTable(TITLES, all, (one, index) => row(facts, one, index), room / 2)),
    ...(all.count === 0 ? [] : [details('Programs and digests', fittedList(all, programLine, room / 2))]),
  ];
}

const TITLES = ['', 'Participant', 'From', 'Asked', 'About', 'Times>', 'Denied>', 'Changed>', 'Broken>', 'Slowest>'];

function row({ participants }: SummaryFacts, record: ParticipantRecord, index: number): Piece[] {
  const { kind, name, scope, events, tools } = record;
  const activity = participants.activityOf(record);
  const asked = events.map((event) => (event === 'pre_tool_use' ? 'before' : 'after')).join(' and ');
  const about: Piece =
    tools === undefined
      ? 'every tool'
      : tools.length === 0
        ? 'no tool'
        : joined(
            tools.slice(0, PLACES).map((tool) => [code(short(tool, 64))]),
            ', ',
          );
  const numbers = activity === undefined ? [] : [activity.asked, activity.denied, activity.changed, activity.broken];
  const slowest = activity === undefined || activity.asked === 0 ? '' : span(activity.slowestUs / 1000);
  return [
    index + 1,
    say`${kind} ${code(short(name, 100))}`,
    scope,
    asked,
    about,
    ...numbers.map((number) => (number === 0 ? '' : figure(number))),
    slowest,
  ];
}

function programLine(record: ParticipantRecord): Line {
  const { source, command, program, timeout_ms: timeout, on_failure: onFailure, scope } = record;
  const parts: Line[] = [say`${nameOf(record)}`];
  if (program !== undefined) parts.push(say`${code(short(program.path, PATH))} ${code(program.digest)}`);
  if (command !== undefined) parts.push(say`started as ${code(short(JSON.stringify(command), PATH))}`);
  if (scope === 'operator' || scope === 'workspace') parts.push(say`declared in ${code(short(source, PATH))}`);
  if (timeout !== undefined) parts.push(say`answers within ${span(timeout)}`);
  if (onFailure !== undefined) parts.push(say`on failure ${onFailure === 'deny' ? 'denies' : 'lets the call go on'}`);
  return joined(parts, ', ');
}

function trustedLine(trusted: TrustedSource): Line {
  const why = short(trusted.why, PATH);
  switch (trusted.kind) {
    case 'commit':
      return say`Guard files come from commit ${code(trusted.commit)} (${why}).`;
    case 'working-tree':
      return say`Guard files come from the working tree (${why}).`;
    case 'off':
      return say`Guard files of the workspace were not used (${why}).`;
  }
}

function guidanceOf(files: readonly string[] = []): Line {
  return files.length === 0 ? say`` : say` The model was given the guidance of ${joined(placesOf(files), ', ')}.`;
}

function placesOf(places: readonly string[]): Line[] {
  const shown: Line[] = places.slice(0, PLACES).map((place) => [code(short(place, PATH))]);
  return places.length > PLACES ? [...shown, say`${figure(places.length - PLACES)} more`] : shown;
}

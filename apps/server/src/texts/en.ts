import { LIMITS } from '@pareo/engine/model';
import { damageTexts } from './damage.ts';
import type { MisunderstoodTexts, ProblemTexts } from './problem-texts.ts';

const misunderstood: MisunderstoodTexts = {
  'not-json': () => 'the body is not JSON',
  'cut-off': () => 'the body ends too early',
  'too-deep': () => `it is nested deeper than ${LIMITS.depth} levels`,
  'too-many-values': () => 'it has more values than any tournament',
  nul: () => 'a text holds the character NUL, which no database keeps',
  'not-text': () => 'the file is neither text nor packed text',
  'question-too-short': () => 'the question names too few',
  'list-plan': () =>
    'a list of a federation needs federation, encoding, separator, headings and columns with the name',
  'no-such-list': name => `there is no list ${name}`,
};

export const en: ProblemTexts = {
  malformed: {
    title: 'The request cannot be read',
    detail: ({ what, name = '' }) => `Not understood: ${misunderstood[what](name)}.`,
  },
  'signed-out': {
    title: 'Signed out',
    detail: () => 'Nobody is signed in. Sign in, or open the welcome link that the server printed.',
  },
  'wrong-password': { title: 'Not signed in', detail: () => 'Name and password do not belong together.' },
  'not-permitted': { title: 'Not permitted', detail: () => 'Your role may not do this.' },
  'cross-site': {
    title: 'Request from another page',
    detail: () =>
      'The request does not come from a page of this server. Programs send their token as Authorization: Bearer.',
  },
  'not-found': {
    title: 'Not found',
    detail: () => 'There is nothing at this address, or it is not for you.',
  },
  'method-not-allowed': {
    title: 'Not with this method',
    detail: ({ allowed }) => `This address answers to ${allowed}.`,
  },
  expired: {
    title: 'Expired',
    detail: () => 'The link or session has expired. Ask an arbiter for a new link.',
  },
  revoked: { title: 'Revoked', detail: () => 'An arbiter has ended this link or session.' },
  'too-large': { title: 'Too large', detail: ({ limit }) => `The most that is read here is ${limit}.` },
  'wrong-media-type': { title: 'Wrong content type', detail: ({ wanted }) => `Send it as ${wanted}.` },
  'unknown-host': {
    title: 'Unknown address',
    detail: ({ host }) =>
      `This server does not answer as "${host}". Start it with --public-url to give it that name.`,
  },
  refused: { title: 'Refused', detail: () => 'The act was not done. Every reason stands in "refusals".' },
  'changed-meanwhile': {
    title: 'Changed meanwhile',
    detail: () => 'Somebody else was faster. What is there now stands in "refusals".',
  },
  'client-too-old': {
    title: 'Too old a page',
    detail: () =>
      'The act is written in a format that this server no longer reads. Reload the page: what was typed is kept.',
  },
  'not-confirmed': {
    title: 'To be confirmed',
    detail: () =>
      'The act has consequences. Send it again with "knowing" naming exactly the codes in "warnings".',
  },
  'id-reused': {
    title: 'Id used before',
    detail: () => 'Another act was sent with this id. Each act has an id of its own.',
  },
  'basis-ahead': {
    title: 'Basis ahead of the journal',
    detail: ({ version }) => `The act names a version that does not exist yet. The version is ${version}.`,
  },
  'value-invalid': {
    title: 'Wrong values',
    detail: () => 'Some values are not as they must be. Each stands in "faults" with its place.',
  },
  'file-unreadable': {
    title: 'The file cannot be read',
    detail: () => 'Each fault stands in "faults" with its line.',
  },
  'format-cannot-say': {
    title: 'The format cannot say this',
    detail: () => 'The tournament has something that this format has no place for. It stands in "faults".',
  },
  'slug-taken': {
    title: 'Address taken',
    detail: ({ slug }) => `Another tournament has the address "${slug}".`,
  },
  'slug-fixed': {
    title: 'Address fixed',
    detail: () => 'The address was printed: it does not change once a round has been published.',
  },
  'name-differs': {
    title: 'The name differs',
    detail: () => 'To delete a tournament, its name is typed exactly.',
  },
  'password-short': {
    title: 'Password too short',
    detail: ({ shortest }) =>
      `A password has ${shortest} characters or more. A short sentence is a good one.`,
  },
  'password-needed': {
    title: 'Password needed',
    detail: () => 'The server answers to a network: set a password first.',
  },
  'last-owner': { title: 'Last owner', detail: () => 'A server keeps at least one owner.' },
  'owns-tournaments': {
    title: 'Still an owner',
    detail: ({ names }) => `The only owner of ${names.join(', ')}. Hand over first.`,
  },
  'too-many-requests': { title: 'Too many requests', detail: ({ seconds }) => `Try again in ${seconds} s.` },
  'too-many-streams': {
    title: 'Too many open pages',
    detail: () => 'The server holds as many live pages as it can. This page asks again by itself.',
  },
  'journal-full': {
    title: 'The journal is full',
    detail: ({ limit }) =>
      `The journal of this tournament has reached ${limit}, more than any tournament needs. Results still find room; nothing longer does. Export it and go on in a new tournament.`,
  },
  busy: { title: 'Busy', detail: () => 'The server could not write it now. Nothing is lost: send it again.' },
  'work-stopped': {
    title: 'Stopped',
    detail: () => 'The computation was stopped. Nothing was written. Try again.',
  },
  'read-only': { title: 'Read only', detail: () => 'The server only reads at the moment.' },
  damaged: {
    title: 'The journal is damaged',
    detail: damage =>
      `${damageTexts.en(damage)}. Restore a backup from before it into a copy. What stands before the damage can be exported.`,
  },
  'format-unknown': {
    title: 'Written by another version',
    detail: ({ seq, format }) =>
      `Entry ${seq} is in format ${format}, which this version of Pareo cannot read. Nothing was changed. Use the version that wrote it, or a newer one.`,
  },
  'disk-full': {
    title: 'Disk full',
    detail: () =>
      'There is no space left where the data lies. Nothing was written and nothing is lost. Free some space and send it again.',
  },
  fault: {
    title: 'A fault of the program',
    detail: () => 'Something went wrong in the server. The log has a line with the number of this request.',
  },
};

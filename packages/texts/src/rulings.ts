/* `@pareo/texts/rulings`: why a round is what it is, and the answers to questions about it. */
export * from './answer-texts.ts';
export * from './compared-texts.ts';
export * from './ruling-texts.ts';
export * from './sources.ts';

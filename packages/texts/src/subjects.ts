import type { IssueCode, IssueData } from '@pareo/engine/model';
import type { RefusalCode, RefusalData } from '@pareo/engine/systems';

/** One sentence for every fault of the input, a file for each subject: leave one out and it does not compile. */
export type IssueTexts = { readonly [C in IssueCode]: (data: IssueData[C]) => string };

/** How to call a participant in a sentence: "5 Ana López". */
export type NameOf = (id: number) => string;

/** The same by the keys of a journal. */
export type NameByKey = (key: number, of?: NamedAs) => string;
/** Whose key it is. Absent: a player's. `paired`: of whatever the system pairs. */
export type NamedAs = 'teams' | 'paired';

/** One sentence for every reason why a system gives no round. */
export type RefusalTexts = { readonly [C in RefusalCode]: (data: RefusalData[C], name: NameOf) => string };

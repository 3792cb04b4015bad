/** Those with the same score, from the top. Members are given by score, and stay in their order. */
export const scoregroupsOf = <Member extends { readonly score: number }>(
  members: readonly Member[],
): readonly (readonly Member[])[] => {
  const groups: Member[][] = [];
  for (const member of members) {
    const last = groups.at(-1);
    if (last?.[0]?.score === member.score) last.push(member);
    else groups.push([member]);
  }
  return groups;
};

import { comparable } from './groups.ts';

/** A name with a number before its ending. No bracket: one that a browser adds tells the parts of one download. */
function numbered(name: string, number: number): string {
  const ending = /\.[a-z]{3,4}$/i.exec(name)?.[0] ?? '';
  return number === 1 ? name : `${name.slice(0, name.length - ending.length)} ${number}${ending}`;
}

/** Tells chosen folders and files of the same name apart: each gets the first number that is free. */
export function namesApart(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let number = 1;
    while (taken.has(comparable(numbered(name, number)))) number += 1;
    const free = numbered(name, number);
    taken.add(comparable(free));
    return free;
  });
}

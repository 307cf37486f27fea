/** One rule of a form; `check` is true for valid values. */
export interface Rule<Values> {
  field: keyof Values & string;
  check: (values: Values) => boolean;
  message: string | ((values: Values) => string);
}

/** A form's rules, in the order in which they are checked and shown. */
export type RuleTable<Values> = readonly Rule<Values>[];

export interface Problem<Values> {
  field: keyof Values & string;
  message: string;
}

function problemOf<Values>(rule: Rule<Values>, values: Values): Problem<Values> {
  const message = typeof rule.message === 'string' ? rule.message : rule.message(values);
  return { field: rule.field, message };
}

/** The first broken rule, with its message. */
export function firstProblem<Values>(
  rules: RuleTable<Values>,
  values: Values,
): Problem<Values> | undefined {
  const broken = rules.find((rule) => !rule.check(values));
  return broken && problemOf(broken, values);
}

/** The first broken rule of each field. */
export function fieldProblems<Values>(
  rules: RuleTable<Values>,
  values: Values,
): Partial<Record<keyof Values & string, string>> {
  const problems: Partial<Record<keyof Values & string, string>> = {};
  for (const rule of rules) {
    if (rule.field in problems || rule.check(values)) continue;
    problems[rule.field] = problemOf(rule, values).message;
  }
  return problems;
}

/** True when a text holds more than spaces. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** True when a trimmed text has at least `minimum` characters. */
export function hasLength(text: string, minimum: number): boolean {
  return text.trim().length >= minimum;
}

/** One line of a form's rule table: `check` answers whether the values are right. */
export interface Rule<Values> {
  field: keyof Values & string;
  check: (values: Values) => boolean;
  message: string | ((values: Values) => string);
}

/** A form's rules in the order in which they are checked and told. */
export type RuleTable<Values> = readonly Rule<Values>[];

export interface Problem<Values> {
  field: keyof Values & string;
  message: string;
}

function problemOf<Values>(rule: Rule<Values>, values: Values): Problem<Values> {
  const message = typeof rule.message === 'string' ? rule.message : rule.message(values);
  return { field: rule.field, message };
}

/** The first rule that the values break, as a person should hear it. */
export function firstProblem<Values>(
  rules: RuleTable<Values>,
  values: Values,
): Problem<Values> | undefined {
  const broken = rules.find((rule) => !rule.check(values));
  return broken && problemOf(broken, values);
}

/** The first problem of each field. */
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

/** Whether a text field holds anything but spaces. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** Whether a text field holds at least so many characters, outer spaces not counted. */
export function hasLength(text: string, minimum: number): boolean {
  return text.trim().length >= minimum;
}

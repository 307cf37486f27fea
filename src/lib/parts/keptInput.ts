import { sessionStore } from '../browserStorage.ts';
import { BEFORE_RELOAD, KEPT_INPUT } from './reload.ts';

/*
 * Input that outlives one reload of the page. The browser holds it only while the page reloads: it is
 * written right before, and taken out when the first form is shown again.
 */
type Input = Readonly<Record<string, unknown>>;

/** The values typed at present, by the names of the forms. */
const forms = new Map<string, () => Input>();

function takeStored(): Record<string, Input> {
  const text = sessionStore.readText(KEPT_INPUT);
  sessionStore.remove(KEPT_INPUT);
  try {
    return JSON.parse(text ?? '{}') as Record<string, Input>;
  } catch {
    return {};
  }
}

let kept = takeStored();

/** Names a form whose input is kept. Returns a function that ends it. */
export function registerForm(name: string, read: () => Input): () => void {
  // The same listener is added only once.
  window.addEventListener(BEFORE_RELOAD, keepInput);
  forms.set(name, read);
  return () => {
    if (forms.get(name) === read) forms.delete(name);
  };
}

/** Keeps the input of all registered forms, right before a reload. */
function keepInput(): void {
  const inputs = [...forms].map(([name, read]) => [name, read()] as const);
  const typed = inputs.filter(([, input]) => Object.keys(input).length > 0);
  if (typed.length > 0) sessionStore.writeJson(KEPT_INPUT, Object.fromEntries(typed));
}

/** Returns what was typed into a form before the reload, once. */
export function takeInput(name: string): Input {
  const { [name]: input = {}, ...others } = kept;
  kept = others;
  return input;
}

import { RuleFault } from '../language/faults.ts';
import { type Builtins, method } from '../language/signatures.ts';
import { type MapValue, path, type Segment, type Value, type ValueOf } from '../language/values.ts';
import { asSegments } from '../language/segments.ts';

const CAPTURE = /^\{([A-Za-z_]\w*)(?:=(\*{1,2}))?\}$/;

/** The path that a text such as `/users/{user}` describes. */
export function parsePathText(text: string): ValueOf<'path'> {
  if (text === '') throw new RuleFault('Empty Path Template is not allowed.');
  const parts = text.replace(/^\//, '').split('/');
  if (parts.includes('')) {
    throw new RuleFault(`Invalid Path Template ${text}. Empty segment is not allowed.`);
  }
  return path(
    parts.map((part): Segment => {
      const [, capture, stars] = CAPTURE.exec(part) ?? [];
      return capture === undefined ? part : { capture, glob: stars === '**' };
    }),
  );
}

function bind(self: ValueOf<'path'>, values: MapValue): Value {
  const captures = self.segments.flatMap((part) =>
    typeof part === 'string' ? [] : [part.capture],
  );
  const strangers = [...values.fields.keys()].filter((name) => !captures.includes(name));
  if (strangers.length > 0) {
    const names = strangers.join(', ');
    throw new RuleFault(`Variable(s) ${names} do not exist in the path template.`);
  }
  return path(
    self.segments.flatMap((part) => {
      const value = typeof part === 'string' ? undefined : values.fields.get(part.capture);
      return value ? asSegments(value) : [part];
    }),
  );
}

/** The methods of paths. */
export const pathMethods: Builtins = {
  bind: method(['path', 'map'], ([self, values]) => bind(self, values)),
};

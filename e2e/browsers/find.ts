/** Something on the page, as a person or a screen reader finds it. */
export interface Target {
  by: 'role' | 'label' | 'text';
  /** The role, for a target found by it. */
  role?: string;
  /** Its name or its words; anything for a landmark. */
  name?: string | RegExp;
  /** The target that holds it; the page where it is missing. */
  inside?: Target;
}

const byRole =
  (role: string) =>
  (name: string | RegExp, inside?: Target): Target => ({
    by: 'role',
    role,
    name,
    ...(inside && { inside }),
  });

export const button = byRole('button');
export const link = byRole('link');
export const heading = byRole('heading');
export const dialog = byRole('dialog');
export const question = byRole('alertdialog');
export const menuItem = byRole('menuitem');
export const checkbox = byRole('checkbox');
export const region = byRole('region');
export const article = byRole('article');
export const navigation = byRole('navigation');
export const picture = byRole('img');
export const main: Target = { by: 'role', role: 'main' };
export const banner: Target = { by: 'role', role: 'banner' };
export const field = (name: string | RegExp): Target => ({ by: 'label', name });
export const text = (name: string | RegExp, inside?: Target): Target => ({
  by: 'text',
  name,
  ...(inside && { inside }),
});

/** A step of the search as it is sent to the page. */
export type SearchStep = Omit<Target, 'name' | 'inside'> & { name?: string; flags?: string };

/** Returns the steps that lead to a target, the outermost first. */
export function searchSteps({ inside, name, ...target }: Target): SearchStep[] {
  const outer = inside ? searchSteps(inside) : [];
  if (name === undefined) return [...outer, target];
  const sent = name instanceof RegExp ? { name: name.source, flags: name.flags } : { name };
  return [...outer, { ...target, ...sent }];
}

export interface Found {
  x: number;
  y: number;
  width: number;
  height: number;
  isChecked: boolean;
  hasFocus: boolean;
  /** False while something else lies over its middle. */
  isOnTop: boolean;
}

/** The part of Testing Library that the search uses, as its script leaves it on the page. */
interface Finder {
  RegExp: typeof RegExp;
  queryAllByRole: (root: Element, role: string, options: object) => HTMLElement[];
  queryAllByLabelText: (root: Element, name: string | RegExp) => HTMLElement[];
  queryAllByText: (root: Element, name: string | RegExp) => HTMLElement[];
}

/**
 * Runs in the page: counts what is visible of a target, and says where the first lies in the window.
 * The function is sent as text, so it stands alone.
 */
export async function findInPage(
  steps: readonly SearchStep[],
  isBroughtIntoView: boolean,
): Promise<{ count: number; found?: Found } | 'unprepared'> {
  const { TestingLibraryDom: finder } = window as { TestingLibraryDom?: Finder };
  if (!finder) return 'unprepared';
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const search = (root: Element, { by, role = '', name: word = '', flags }: SearchStep) => {
    const name = flags === undefined ? word : new finder.RegExp(word, flags);
    if (by === 'role') return finder.queryAllByRole(root, role, name === '' ? {} : { name });
    if (by === 'label') return finder.queryAllByLabelText(root, name);
    return finder.queryAllByText(root, name);
  };
  const below = (root: Element): Element[] =>
    steps.reduce<Element[]>(
      (roots, step) => roots.flatMap((each) => search(each, step)).filter(isVisible),
      [root],
    );
  // The bot check lies in a frame within a frame.
  const framesOf = (page: Document): HTMLIFrameElement[] =>
    [...page.querySelectorAll('iframe')].filter(isVisible);
  const pagesOf = (page: Document): Document[] => [
    page,
    ...framesOf(page).flatMap(({ contentDocument }) =>
      contentDocument ? pagesOf(contentDocument) : [],
    ),
  ];
  const all = pagesOf(document).flatMap((page) => below(page.body));
  const element = all[0];
  if (!element) return { count: 0 };
  if (isBroughtIntoView) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { left, top, width, height } = element.getBoundingClientRect();
  const inFrame = { x: left + width / 2, y: top + height / 2 };
  const page = element.ownerDocument;
  const onTop = page.elementFromPoint(inFrame.x, inFrame.y);
  const at = { ...inFrame };
  for (
    let { defaultView } = page;
    defaultView?.frameElement;
    defaultView = defaultView.parent as typeof defaultView
  ) {
    const frame = defaultView.frameElement.getBoundingClientRect();
    at.x += frame.left;
    at.y += frame.top;
  }
  // The whole page takes the touch while one view changes into another.
  const isTouched = (hit: Element | null): boolean =>
    hit !== null &&
    hit !== page.documentElement &&
    (element.contains(hit) || hit.contains(element));
  const found: Found = {
    ...at,
    width,
    height,
    isChecked: 'checked' in element && element.checked === true,
    hasFocus: page.activeElement === element,
    isOnTop: isTouched(onTop),
  };
  return { count: all.length, found };
}

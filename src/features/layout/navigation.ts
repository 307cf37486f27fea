import { routes } from '#src/shared/routes.ts';
import { layoutTexts } from '#src/shared/texts/layout.ts';

/** The pages that the header leads to, in its order. */
export const navigation = [{ to: routes.singleImages, label: layoutTexts.singleImages }] as const;

import { SERVED_CONTENT_ID } from './servedPage.ts';

/**
 * The look of the page without scripts, and so without the style sheets of the application. Controls that need scripts
 * are left out, but for the words of a form that has `data-static`; with scripts the whole content, until the
 * application is there.
 */
export const SERVED_STYLE = `#${SERVED_CONTENT_ID}{max-width:64rem;margin:0 auto;padding:1.5rem}
#${SERVED_CONTENT_ID} :is(header,main,article,footer,section,ul){display:grid;gap:1rem}
#${SERVED_CONTENT_ID} :is(nav,dl){display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}
#${SERVED_CONTENT_ID} img:not(.hero-media){width:auto;max-width:100%;height:auto;max-height:90vh}
#${SERVED_CONTENT_ID} :is(button,form:not([data-static]),label:not([data-static] *),input,select,svg,[inert]){display:none}
#${SERVED_CONTENT_ID} fieldset{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;margin:0;padding:0;border:0}
#${SERVED_CONTENT_ID} :is(ul,dd){margin:0;padding:0;list-style:none}
#${SERVED_CONTENT_ID} :is(address span,address a,p span){display:block}
noscript>p{max-width:64rem;margin:0 auto;padding:0 1.5rem 1.5rem}
@media (scripting:enabled){#${SERVED_CONTENT_ID}{display:none}}`;

import { markup } from '../../../src/model/base/markup.ts';
import { routes } from '../../../src/model/base/routes.ts';
import { shareTexts } from '../../../src/model/system/functionTexts.ts';

/** Returns a page of its own, for when not even the application's page can be had. */
export function failedPage(): string {
  return markup`<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${shareTexts.failedTitle}</title>
</head>
<body>
<h1>${shareTexts.failedTitle}</h1>
<p>${shareTexts.failedText}</p>
<a href="${routes.singleImages}">${shareTexts.toGallery}</a>
</body>
</html>
`.text;
}

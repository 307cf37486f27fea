import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { shopChanged } from '#src/stores/shop.ts';
import { PageHead } from '#src/ui/layout/PageHead.tsx';

const HOME = `<title>Jerslev Foto</title>
  <meta charset="utf-8">
  <meta name="description" content="Fotografier fra Jerslev.">
  <meta property="og:title" content="Jerslev Foto">
  <link rel="canonical" href="https://jerslevfoto.example/">`;

beforeEach(() => {
  document.head.innerHTML = HOME;
});

afterEach(() => {
  // React takes its own tags out first.
  cleanup();
  document.head.innerHTML = '';
});

const all = (selector: string) => [...document.head.querySelectorAll(selector)];
const named = (name: string) =>
  all(`meta[name="${name}"]`).map((tag) => tag.getAttribute('content'));
const property = (name: string) =>
  all(`meta[property="${name}"]`).map((tag) => tag.getAttribute('content'));
const canonical = () => all('link[rel="canonical"]').map((tag) => tag.getAttribute('href'));

describe('the head of a page', () => {
  test('names the page and says it once, and gives the home page its own head back', () => {
    const { unmount } = render(
      <PageHead title="Priser" description="Hvad det koster." path="/købsbetingelser" />,
    );
    const address = 'https://jerslevfoto.example/k%C3%B8bsbetingelser';
    expect(document.title).toBe('Priser – Jerslev Foto');
    expect(all('title')).toHaveLength(1);
    expect(named('description')).toEqual(['Hvad det koster.']);
    expect(property('og:title')).toEqual(['Priser – Jerslev Foto']);
    expect(canonical()).toEqual([address]);
    expect(property('og:url')).toEqual([address]);
    expect(named('robots')).toEqual([]);
    expect(all('meta[charset]')).toHaveLength(1);
    unmount();
    expect(document.title).toBe('Jerslev Foto');
    expect(named('description')).toEqual(['Fotografier fra Jerslev.']);
    expect(canonical()).toEqual(['https://jerslevfoto.example/']);
  });

  test('takes over from the tags of the server, which keeps those of the home page aside', () => {
    document.head.innerHTML = `<title data-served>Skov</title>
      <link data-served rel="canonical" href="https://jerslevfoto.example/billede/skov">
      <template id="home-tags">${HOME}</template>`;
    const { unmount } = render(<PageHead title="Skov" path="/billede/skov" />);
    expect(all('title')).toHaveLength(1);
    expect(canonical()).toEqual(['https://jerslevfoto.example/billede/skov']);
    unmount();
    expect(document.title).toBe('Jerslev Foto');
    expect(canonical()).toEqual(['https://jerslevfoto.example/']);
  });

  test('follows from page to page', () => {
    const { rerender } = render(<PageHead key="a" title="Priser" path="/priser" />);
    rerender(<PageHead key="b" title="Kontakt" path="/kontakt" />);
    expect(document.title).toBe('Kontakt – Jerslev Foto');
    expect(canonical()).toEqual(['https://jerslevfoto.example/kontakt']);
    rerender(<PageHead key="b" title="Om Mig" path="/om-mig" />);
    expect(document.title).toBe('Om Mig – Jerslev Foto');
    expect(property('og:title')).toEqual(['Om Mig – Jerslev Foto']);
  });

  test('names the business as the settings do, once they are read', () => {
    render(<PageHead title="Priser" />);
    act(() => shopChanged({ ...site, businessName: 'Lys og Hav' }));
    expect(document.title).toBe('Priser – Lys og Hav');
    expect(property('og:site_name')).toEqual(['Lys og Hav']);
    act(() => shopChanged(site));
  });

  test('keeps search engines out where it is asked to', () => {
    render(<PageHead title="Log ind" noIndex />);
    expect(named('robots')).toEqual(['noindex']);
    expect(canonical()).toEqual([]);
  });

  test('shows a picture large, and says when there is none', () => {
    const image = 'https://picture.example/skov.webp';
    const { rerender } = render(<PageHead title="Skov" image={image} />);
    expect(property('og:image')).toEqual([image]);
    expect(named('twitter:card')).toEqual(['summary_large_image']);
    rerender(<PageHead title="Skov" image="" />);
    expect(property('og:image')).toEqual(['https://jerslevfoto.example/icons/icon-512.png']);
    expect(named('twitter:card')).toEqual(['summary']);
  });

  test('carries data that cannot end its element', () => {
    const data = { '@type': 'ImageObject', name: '</script><script>alert(1)</script><!--' };
    render(<PageHead title="Skov" jsonLd={data} />);
    const [script, ...others] = document.querySelectorAll('script');
    expect(others).toEqual([]);
    expect(script?.type).toBe('application/ld+json');
    expect(script?.innerHTML).not.toContain('<');
    expect(JSON.parse(script?.innerHTML ?? '')).toEqual(data);
  });
});

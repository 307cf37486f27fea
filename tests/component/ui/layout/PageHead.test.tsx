import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

const contents = (selector: string): (string | null)[] =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute('content'));

const links = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel="canonical"]')].map((tag) =>
    tag.getAttribute('href'),
  );

describe('PageHead', () => {
  test('names the page and says it once', () => {
    render(<PageHead title="Priser" description="Hvad det koster." path="/priser" />);
    expect(document.title).toBe('Priser – Jerslev Foto');
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(contents('meta[name="description"]')).toEqual(['Hvad det koster.']);
    expect(contents('meta[property="og:title"]')).toEqual(['Priser – Jerslev Foto']);
    expect(links()).toEqual(['https://jerslevfoto.example/priser']);
    expect(contents('meta[property="og:url"]')).toEqual(['https://jerslevfoto.example/priser']);
    expect(contents('meta[name="robots"]')).toEqual([]);
    expect(document.head.querySelector('meta[charset]')).not.toBeNull();
  });

  test('encodes the address', () => {
    render(<PageHead title="Købsbetingelser" path="/købsbetingelser" />);
    expect(links()).toEqual(['https://jerslevfoto.example/k%C3%B8bsbetingelser']);
  });

  test('gives the home page its own head back', () => {
    const { unmount } = render(<PageHead title="Priser" path="/priser" />);
    unmount();
    expect(document.title).toBe('Jerslev Foto');
    expect(contents('meta[name="description"]')).toEqual(['Fotografier fra Jerslev.']);
    expect(links()).toEqual(['https://jerslevfoto.example/']);
  });

  test('follows from page to page', () => {
    const { rerender } = render(<PageHead key="a" title="Priser" path="/priser" />);
    rerender(<PageHead key="b" title="Kontakt" path="/kontakt" />);
    expect(document.title).toBe('Kontakt – Jerslev Foto');
    expect(links()).toEqual(['https://jerslevfoto.example/kontakt']);
    rerender(<PageHead key="b" title="Om Mig" path="/om-mig" />);
    expect(document.title).toBe('Om Mig – Jerslev Foto');
    expect(contents('meta[property="og:title"]')).toEqual(['Om Mig – Jerslev Foto']);
  });

  test('keeps search engines out where it is asked to', () => {
    render(<PageHead title="Log ind" noIndex />);
    expect(contents('meta[name="robots"]')).toEqual(['noindex']);
    expect(links()).toEqual([]);
  });

  test('shows a picture large, and says when there is none', () => {
    const { rerender } = render(
      <PageHead title="Skov" image="https://picture.example/skov.webp" />,
    );
    expect(contents('meta[property="og:image"]')).toEqual(['https://picture.example/skov.webp']);
    expect(contents('meta[name="twitter:card"]')).toEqual(['summary_large_image']);
    rerender(<PageHead title="Skov" image="" />);
    expect(contents('meta[property="og:image"]')).toEqual([
      'https://jerslevfoto.example/icons/icon-512.png',
    ]);
    expect(contents('meta[name="twitter:card"]')).toEqual(['summary']);
  });

  test('carries data that cannot end its element', () => {
    const data = { '@type': 'ImageObject', name: '</script><script>alert(1)</script><!--' };
    const { container } = render(<PageHead title="Skov" jsonLd={data} />);
    const scripts = [...container.ownerDocument.querySelectorAll('script')];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.type).toBe('application/ld+json');
    expect(scripts[0]?.innerHTML).not.toContain('<');
    expect(JSON.parse(scripts[0]?.innerHTML ?? '')).toEqual(data);
  });
});

import type { ComponentProps } from 'react';
import { type LinkProps as RouterLinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

export type LinkProps = ComponentProps<'a'> & Pick<RouterLinkProps, 'to' | 'replace' | 'state'>;

/** A link to a page of the site. That of React Router brings along what fetches data for pages, which none has. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const { target } = rest;
  const follow = useLinkClickHandler(to, {
    state: state as unknown,
    // Left out, a link to the page that is open replaces its entry of the history.
    ...(replace !== undefined && { replace }),
    ...(target && { target }),
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

import { here } from './menus.js'

/** The product's link of its frame: nothing but an `<a>`, followed by followed-links.jsx. */
export function MenuLink({ href, ...props }) {
	return <a {...props} href={href} aria-current={href === here ? 'page' : undefined} data-followed="" />
}

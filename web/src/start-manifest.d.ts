/** What the build knows of each route: a module that the framework makes, and gives no types for. */
declare module 'tanstack-start-manifest:v' {
	interface StartManifest {
		/** By the route's id; `css` are addresses, or links with them. */
		routes: Record<string, { css?: (string | { href: string })[] }>
		/** By address: the sheets that come inside the pages. */
		inlineCss?: { styles: Record<string, string> }
	}
	export const tsrStartManifest: () => StartManifest
}

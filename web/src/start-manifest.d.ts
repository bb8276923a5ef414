/** What the build knows of each route: a module that the framework makes, and gives no types for. */
declare module 'tanstack-start-manifest:v' {
	/** An address, or a link with it. */
	type Asset = string | { href: string }

	interface StartManifest {
		/** By the route's id; `preloads` are its modules, `scripts` what starts them. */
		routes: Record<string, { css?: Asset[]; preloads?: Asset[]; scripts?: { attrs?: { src?: string } }[] }>
		/** By address: the sheets that come inside the pages. */
		inlineCss?: { styles: Record<string, string> }
	}
	export const tsrStartManifest: () => StartManifest
}

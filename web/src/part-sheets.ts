interface PartSheets {
	/** Style sheets by their address. */
	styles: Record<string, string>
	/** The addresses of the sheets that a lazy part needs, by its file. */
	parts: Record<string, string[]>
}

/** The build fills it in for the server (web/part-styles.ts). Vite's own server adds the styles of parts when they are imported. */
export const partSheets: PartSheets = { styles: {}, parts: {} }

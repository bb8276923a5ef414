/** Declares of the package what is used. */
declare module 'libheif-js/wasm-bundle.js' {
	interface HeifImage {
		get_width(): number
		get_height(): number
		is_primary(): boolean
		/** Answers null where it cannot be decoded. */
		display(picture: HeifPixels, then: (picture: HeifPixels | null) => void): void
		free(): void
	}

	interface HeifPixels {
		data: Uint8ClampedArray
		width: number
		height: number
	}

	const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } }
	export = libheif
}

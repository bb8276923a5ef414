/** Is the width of a small and of a large picture: of the library of editors, and of those that came with the product. */
const ofLibrary = [480, 1600]
const ofProduct = [320, 640]

/**
 * Gives a browser the choice between the two sizes of a picture, as the attribute `srcset` of `img` says it.
 *
 * @param small absent where there is but one size
 */
export function pictureSet(large: string, small: string | null | undefined): string | undefined {
	if (!small) return undefined
	const [smallWidth, largeWidth] = isFromLibrary(large) ? ofLibrary : ofProduct
	return `${small} ${smallWidth}w, ${large} ${largeWidth}w`
}

/** Tells the pictures that editors have given, such as photographs, from covers that are drawn. */
export const isFromLibrary = (address: string): boolean => address.startsWith('/api/media/')

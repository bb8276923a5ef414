/** Keeps a name under the 255 bytes of common file systems: a letter of Devanagari has three. */
const MAX_CHARACTERS = 80

/**
 * Gives the name under which an item's PDF file is saved: its heading, what is neither a letter nor a digit replaced by an
 * underscore (specification, 2-learning §7). Letters are those of any script, their vowel signs included: a Hindi heading stays
 * readable.
 *
 * @param heading without markup
 */
export function pdfName(heading: string): string {
	const name = heading.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '_')
	return `${[...name].slice(0, MAX_CHARACTERS).join('')}.pdf`
}

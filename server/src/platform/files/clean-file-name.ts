const MAX_CHARACTERS = 200

/**
 * Names lose control characters, ends of lines, and what cannot be seen, such as marks that turn the direction of text;
 * but they keep the two joiners that Hindi writes with.
 */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu

/** Cleans a file's name as somebody sent it of folders and of what steers or hides. It may become empty. */
export function cleanFileName(sent: string): string {
	const name = sent.toWellFormed().split(/[/\\]/).at(-1) ?? ''
	return [...name.normalize('NFC').replace(unseen, '').trim()].slice(0, MAX_CHARACTERS).join('')
}

import type { Kind } from '@aravalli/shared/content/kind'
import { titleOf } from '@aravalli/shared/content/title-of'
import { parseEmphasis } from '@aravalli/shared/emphasis'
import { shortenText } from '@aravalli/shared/shorten-text'

const titleLength = 200

/** Gives the title of an item as lists of all kinds show it: without marks, in one line. */
export function shownTitle(kind: Kind, texts: Record<string, unknown>): string {
	return shortenText(plainLine(titleOf(kind, texts)), titleLength)
}

export const plainLine = (text: string) =>
	parseEmphasis(text)
		.map((run) => run.text)
		.join('')
		.replace(/\s+/g, ' ')
		.trim()

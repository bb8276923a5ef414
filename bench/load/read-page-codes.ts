/**
 * Reads the codes of photographed pages, one file after the other, as the product does, and in the two ways that it is compared with.
 * A process of its own, because the product has sharp refuse what is no photo, and who makes the photos needs that.
 */
import { openPage } from '../../server/src/platform/page-pictures/open-page.ts'
import { inside, type PagePixels, pixelsOf, sharpOf } from '../../server/src/platform/page-pictures/page-pixels.ts'
import { findCodes, readCodes } from '../../server/src/platform/page-pictures/read-codes.ts'

/** Is what the product makes for reading. */
const READING_SIDE = 1_600

export interface CodesTask {
	path: string
	/** Makes the page upright, for the ways to compare with; null: they are not looked at. */
	uprightTurn: number | null
}

export interface CodesRead {
	codes: string[]
	turn: number
	/** Is what would be read if only the upper right code were printed. */
	oneCode: string[]
	/** Is what is read without trying harder. */
	quick: string[]
}

async function read({ path, uprightTurn }: CodesTask): Promise<CodesRead> {
	const opened = await openPage(path, 0, 1)
	const reading = await pixelsOf(inside(opened.begin(), READING_SIDE))
	const baselines = uprightTurn === null ? { oneCode: [], quick: [] } : await readBaselines(reading, uprightTurn)
	return { ...(await readCodes(reading, opened)), ...baselines }
}

async function readBaselines(reading: PagePixels, turn: number) {
	const upright = await pixelsOf(sharpOf(reading).rotate(turn))
	const found = await findCodes(upright, true)
	const upper = found.filter(({ position }) => position.topLeft.y < upright.info.height / 2)
	const quick = await findCodes(upright, false)
	return { oneCode: upper.map(({ text }) => text), quick: quick.map(({ text }) => text) }
}

process.on('message', async (task: CodesTask) => process.send?.(await read(task)))

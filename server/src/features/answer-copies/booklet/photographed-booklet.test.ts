// @module-tag one-run
import { placePages } from '@aravalli/shared/answer-copies/place-pages'
import { expect, it } from 'vitest'
import { preparePagePictures } from '../../../testing/open-page-pictures.ts'
import { photographPage, shakyCamera } from '../../../testing/photographs/photograph-page.ts'
import { printBooklet, printPages, writeOn } from '../../../testing/photographs/print-pages.ts'
import { randomNumbers } from '../../../testing/photographs/random-numbers.ts'
import { isSigned, newBookletSecret, parseBookletCode } from './booklet-code.ts'

const { read } = preparePagePictures()
const booklet = {
	...{ id: '7K3M9PQRSTVW', userId: 'asha', questionId: 'groundwater', day: '2026-11-30', pages: 5 },
	...{ secret: newBookletSecret(), createdAt: new Date() },
}
const shuffled = [3, 0, 4, 1]

// How many of 2,400 are read is measured by `npm run bench -- many-booklets`.
it('finds the places of photographed pages that are shuffled, turned, out of square, shaded and blurred, and misses the one that is not there', async () => {
	const printed = await printPages(await printBooklet(booklet, 'भूजल संकट जितना भूविज्ञान का विषय है, उतना ही शासन का भी।'))
	const random = randomNumbers(12)
	const pages: Parameters<typeof placePages>[0][number][] = []
	for (const [index, part] of shuffled.entries()) {
		const turn = ([90, 180, 270, 0] as const)[index % 4] ?? 0
		const paper = printed[part]
		if (!paper) throw new Error('A page was not printed.')
		const camera = { ...shakyCamera(random), turn, ...(index === 2 && { thumb: 'upper' as const }) }
		const [page] = await read(await photographPage(await writeOn(paper, random), camera, random))
		expect(page?.turn).toBe((360 - turn) % 360)
		const code = parseBookletCode(page?.codes[0] ?? '')
		const isOwn = code !== null && isSigned(code, booklet)
		pages.push({ pageId: String(part + 1), code: isOwn ? { belongs: 'here', page: code.page } : null })
	}
	expect(placePages(pages)).toEqual({ order: ['1', '2', '4', '5'], missing: [3], foreign: [], repeated: [] })
})

import type { InfographicBlock } from '@aravalli/shared/study-material/item-contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Poster } from './poster.tsx'
import { columnsFor } from './steps.tsx'

const markupOf = (block: InfographicBlock, lang?: string) =>
	renderToStaticMarkup(<Poster blocks={[block]} lang={lang} />)
const wordsOf = (block: InfographicBlock) =>
	markupOf(block)
		.replace(/<svg[\s\S]*<\/svg>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')

const rivers: InfographicBlock = {
	kind: 'bars',
	title: 'Rivers',
	unit: 'km',
	items: [
		{ label: 'Chambal', value: 966 },
		{ label: 'Mahi', value: 483 },
		{ label: 'Dry', value: 0 },
	],
}

describe('a poster', () => {
	it('has no style attributes, which the policy of the pages refuses', () => {
		expect(markupOf(rivers)).not.toContain('style=')
	})

	it('says its language only where it is not the page’s', () => {
		expect(markupOf(rivers, 'en')).toContain('lang="en"')
		expect(markupOf(rivers)).not.toContain('lang=')
	})

	it('draws bars by their share of the longest', () => {
		const widths = [...markupOf(rivers).matchAll(/width="([\d.]+)%" height="100%"/g)].map(([, width]) => width)
		expect(widths).toEqual(['100', '100', '100', '50', '100', '0'])
	})

	it('draws bars where all are nothing', () => {
		const markup = markupOf({ ...rivers, items: [{ label: 'Dry', value: 0 }] })
		expect(markup).toContain('width="0%"')
	})

	it('says heights in words beside the drawing', () => {
		const markup = wordsOf({ ...rivers, kind: 'heights', items: rivers.items.slice(0, 2) })
		expect(markup).toContain('Chambal 966 km')
		expect(markup).toContain('Mahi 483 km')
	})

	it('puts the percent into a part only where it has room', () => {
		const markup = markupOf({
			kind: 'parts',
			title: 'Air',
			items: [
				{ label: 'Nitrogen', value: 78.1 },
				{ label: 'Oxygen', value: 20.9 },
				{ label: 'Others', value: 1 },
			],
		})
		expect(markup.match(/<text[^>]*>[^<]*/g)?.map((text) => text.replace(/<[^>]*>/, ''))).toEqual(['78.1%', '20.9%'])
		expect(markup).toContain('>1%<')
	})
})

it.each([
	[3, 3],
	[4, 4],
	[5, 3],
	[6, 3],
	[7, 4],
	[8, 4],
])('%d stations stand %d in a row', (count, columns) => expect(columnsFor(count)).toBe(columns))

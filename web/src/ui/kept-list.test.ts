import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { KeptList, keepMarkupWith } from './kept-list.tsx'

interface Names {
	names: string[]
}

const listItems = ({ names }: Names) => names.map((name) => createElement('li', { key: name }, name, ' & ', name))
const otherItems = ({ names }: Names) => createElement('li', null, names.length)

const page = (of: Names, items: typeof listItems | typeof otherItems) =>
	renderToString(createElement(KeptList<Names>, { of, items, className: 'menu' }))

it('makes markup once for each object and way to show it, the same that is made where none is kept', () => {
	const [hills, rivers] = [{ names: ['Aravalli', '<b>'] }, { names: ['Banas', 'Luni'] }]
	const fresh = [page(hills, listItems), page(rivers, listItems), page(hills, otherItems)]
	const make = vi.fn(renderToString)
	keepMarkupWith(make)
	for (let round = 0; round < 3; round += 1) {
		expect([page(hills, listItems), page(rivers, listItems), page(hills, otherItems)]).toEqual(fresh)
	}
	expect(make).toHaveBeenCalledTimes(3)
	expect(fresh[0]).toBe(
		'<ul class="menu"><li>Aravalli<!-- --> &amp; <!-- -->Aravalli</li><li>&lt;b&gt;<!-- --> &amp; <!-- -->&lt;b&gt;</li></ul>',
	)
})

import type { Locator, Page } from 'playwright-core'
import type { Visitor } from './open-browser.ts'

export const address = '/mind-map/freedom-movement-in-rajasthan-from-1857-to-1947'
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Opens a mind map of the demo, drawn already where there is JavaScript. */
export function openedMap(visitor: Visitor) {
	return async (options: Parameters<Visitor['open']>[1] = {}) => {
		const page = await visitor.open(address, { reducedMotion: 'reduce', ...options })
		if (options.javaScriptEnabled !== false) await page.getByRole('treeitem').first().waitFor()
		return page
	}
}

interface Spot {
	x: number
	y: number
}

/** Sees the map that a page shows as a reader does. */
export function drawnMap(page: Page) {
	const tree = page.getByRole('tree')
	const layer = tree.locator('..')
	const frame = layer.locator('..')
	const node = (name: string) => page.getByRole('treeitem', { name, exact: true })
	const boxOf = async (locator: Locator) => {
		const box = await locator.boundingBox()
		if (!box) throw new Error('nothing is drawn there')
		return box
	}
	return {
		frame,
		layer,
		node,
		transform: () => layer.evaluate((element: SVGElement) => element.style.transform),
		scale: () => layer.evaluate((element: SVGElement) => Number(/scale\((.+)\)/.exec(element.style.transform)?.[1])),
		async middle(): Promise<Spot> {
			const { x, y, width, height } = await boxOf(frame)
			return { x: x + width / 2, y: y + height / 2 }
		},
		async tap(name: string) {
			const face = node(name).locator('rect').first()
			await face.scrollIntoViewIfNeeded()
			const { x, y, width, height } = await boxOf(face)
			await page.touchscreen.tap(x + width / 2, y + height / 2)
		},
		/** Names the nodes that are not wholly in the frame: of all that are drawn, or of some. */
		async outsideTheFrame(nodes?: Locator[]): Promise<string[]> {
			const outer = await boxOf(frame)
			const outside: string[] = []
			for (const one of nodes ?? (await page.getByRole('treeitem').all())) {
				const box = await boxOf(one.locator('rect').first())
				const isInside =
					box.x >= outer.x - 1 &&
					box.y >= outer.y - 1 &&
					box.x + box.width <= outer.x + outer.width + 1 &&
					box.y + box.height <= outer.y + outer.height + 1
				if (!isInside) outside.push((await one.getAttribute('aria-label')) ?? '')
			}
			return outside
		},
		/** Pairs of nodes of which one is drawn on the other. */
		overlapping: () =>
			tree.evaluate((element) => {
				const nodes = [...element.querySelectorAll('[role=treeitem]')].map((one) => ({
					name: one.getAttribute('aria-label'),
					box: one.querySelector(':scope > rect')?.getBoundingClientRect() ?? new DOMRect(),
				}))
				return nodes.flatMap((one, index) =>
					nodes
						.slice(index + 1)
						.filter(
							({ box }) =>
								Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 0.1 &&
								Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 0.1,
						)
						.map(({ name }) => [one.name, name]),
				)
			}),
		/** Names the nodes whose letters, as the browser has drawn them, reach beyond the node. */
		labelsOutOfTheirNodes: () =>
			layer.evaluate((element) =>
				[...element.querySelectorAll('[data-face]')].flatMap((face) => {
					const node = element.querySelector(`[data-node="${face.getAttribute('data-face')}"]`)
					const box = node?.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect()
					const lines = [...face.querySelectorAll(':scope > text')].map((text) => text.getBoundingClientRect())
					const isOut = lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1)
					return isOut || lines.length === 0 ? [node?.getAttribute('aria-label')] : []
				}),
			),
	}
}

/** Fingers on the screen of a phone, whose browser decides itself what to scroll. */
export async function fingersOf(page: Page) {
	const session = await page.context().newCDPSession(page)
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Spot[]) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
	const steps = 12
	return {
		async swipe(from: Spot, by: Spot) {
			await touch('touchStart', from)
			for (let step = 1; step <= steps; step += 1) {
				await touch('touchMove', { x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps })
			}
			await touch('touchEnd')
		},
		/** @param distance of the fingers at first and in the end */
		async pinch(middle: Spot, ...distance: [number, number]) {
			const [first, last] = distance
			const fingers = (apart: number): [Spot, Spot] => [
				{ x: middle.x - apart / 2, y: middle.y },
				{ x: middle.x + apart / 2, y: middle.y },
			]
			await touch('touchStart', fingers(first)[0])
			await touch('touchStart', ...fingers(first))
			for (let step = 1; step <= steps; step += 1) {
				await touch('touchMove', ...fingers(first + ((last - first) * step) / steps))
			}
			await touch('touchEnd')
		},
	}
}

import type { Page } from 'playwright-core'

/** Holds what a page shows of a thread, sorted. */
export interface ShownThread {
	comments: string[]
	replies: string[]
	/** Names the pictures, as is told of the small ones. */
	names: string[]
	/** Elements inside of texts, where none may be. */
	elements: string[]
}

/** Presses the button at the end of the list until there is none. */
export async function loadAll(page: Page, label: string): Promise<void> {
	const entries = page.locator('li[id^="comment-"]')
	const more = page.getByRole('button', { name: label })
	await entries.first().waitFor()
	while (await more.isVisible()) {
		const before = await entries.count()
		await more.click()
		await entries.nth(before).waitFor()
	}
}

export function readThread(page: Page): Promise<ShownThread> {
	return page.evaluate(() => {
		const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
		const comments = all('li[id^="comment-"] > article > div > p')
		const replies = all('li[id^="reply-"] > article > div > p')
		const names = all('li[id^="comment-"] button[aria-haspopup="dialog"]')
		const textOf = (element: HTMLElement) => element.textContent ?? ''
		return {
			comments: comments.map(textOf).sort(),
			replies: replies.map(textOf).sort(),
			names: names.map(({ title }) => title).sort(),
			elements: [...comments, ...replies].flatMap((text) =>
				[...text.querySelectorAll('*')].map(({ outerHTML }) => outerHTML),
			),
		}
	})
}

/** Opens each tenth of the pictures that are shown, one after the other. @returns the names below the large ones */
export function openPictures(page: Page, closeLabel: string): Promise<string[]> {
	return page.evaluate(async (label) => {
		const names: string[] = []
		const until = async <T>(find: () => T | null | false) => {
			for (;;) {
				const found = find()
				if (found) return found
				await new Promise(requestAnimationFrame)
			}
		}
		const all = [...document.querySelectorAll<HTMLElement>('li[id^="comment-"] button[aria-haspopup="dialog"]')]
		for (const small of all.filter((_, place) => place % 10 === 0)) {
			small.click()
			const caption = await until(() => document.querySelector('dialog[open] figure figcaption'))
			names.push(caption.textContent ?? '')
			caption.closest('dialog')?.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click()
			await until(() => !caption.isConnected)
		}
		return names
	}, closeLabel)
}

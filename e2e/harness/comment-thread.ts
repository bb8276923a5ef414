import type { Locator, Page } from 'playwright-core'

/** Holds the words of a thread that stories use. */
export const threadWords = {
	english: {
		show: 'Show comments',
		label: 'Your comment',
		add: 'Add pictures',
		post: 'Post comment',
		login: 'Log in',
		like: 'Like',
		reply: 'Reply',
		replyLabel: (name: string) => `Your reply to ${name}`,
		postReply: 'Post reply',
		cancel: 'Cancel',
		pin: 'Pin',
		pinned: 'Pinned',
		withdraw: 'Withdraw',
		withdrawn: 'Withdrawn',
		showAgain: 'Show again',
		remove: 'Delete',
		report: 'Report',
		reported: 'Reported',
		empty: 'No comments yet',
		dismiss: 'Dismiss',
		comments: (count: number) => `comments ${count}`,
	},
	hindi: {
		show: 'टिप्पणियाँ देखें',
		label: 'आपकी टिप्पणी',
		add: 'चित्र जोड़ें',
		post: 'टिप्पणी भेजें',
		login: 'लॉगिन करें',
		like: 'पसंद करें',
		reply: 'जवाब दें',
		replyLabel: (name: string) => `${name} को आपका जवाब`,
		postReply: 'जवाब भेजें',
		cancel: 'रद्द करें',
		pin: 'पिन करें',
		pinned: 'पिन की गई',
		withdraw: 'रोकें',
		withdrawn: 'रोकी गई',
		showAgain: 'फिर दिखाएँ',
		remove: 'हटाएँ',
		report: 'शिकायत करें',
		reported: 'शिकायत भेज दी गई',
		empty: 'अभी कोई टिप्पणी नहीं',
		dismiss: 'हटाएँ',
		comments: (count: number) => `टिप्पणियाँ ${count}`,
	},
}

export type ThreadWords = (typeof threadWords)['english']

export const questionPath = (questionId: string) => `/answer-writing-practice/${questionId}`

/** Opens the comments of the question that is shown, and waits for the box and for what stands below it. */
export async function openThread(page: Page, words: ThreadWords = threadWords.english): Promise<Locator> {
	const dialog = page.getByRole('dialog').first()
	await dialog.getByText(words.show, { exact: true }).click()
	await dialog.getByLabel(words.label).waitFor()
	await dialog
		.locator('article article')
		.or(dialog.getByText(words.empty, { exact: true }))
		.first()
		.waitFor()
	return dialog
}

/** Finds the comment or reply that says `text`. */
export const entry = (thread: Locator, text: string) => thread.locator('li > article').filter({ hasText: text })

/** The picture has one colour and is wide enough to be seen. */
export const picture = {
	name: 'answer page 1.png',
	mimeType: 'image/png',
	buffer: Buffer.from(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
		'base64',
	),
}

import type { Table, Visit } from '../entry.ts'

const paper = '/mains-mock-tests/gs-paper-3-mock-1'

/** Starts the clock, asks whether to end, ends, and gives oneself marks: each is looked at. */
async function writePaper({ page, look }: Visit) {
	await look('before the start')
	await page.getByRole('button', { name: /^(Start the clock|घड़ी शुरू करें)/ }).click()
	await page.getByRole('timer').waitFor()
	await page.getByRole('checkbox').first().check()
	await page.getByRole('button', { name: /^(Both|दोनों)$/ }).click()
	await look('while the clock runs')
	await page.getByRole('button', { name: /^(I have finished|मैंने लिख लिया)$/ }).click()
	await page.getByRole('dialog').waitFor()
	await look('asked whether to end')
	await page.getByRole('button', { name: /^(Yes, I have finished|हाँ, समाप्त करें)$/ }).click()
	await page.getByText(/^(You have finished|आपने लिखना पूरा किया)$/).waitFor()
	await page.getByRole('link', { name: /^(See the plans|योजनाएँ देखें)$/ }).waitFor()
	await look('when the pen is down, without a plan')
	await page.getByRole('link', { name: /^(Compare with the model answers|आदर्श उत्तरों से मिलाएँ)$/ }).click()
	await page.getByRole('spinbutton').first().fill('3')
	await page
		.getByText(/^(Show model answer|आदर्श उत्तर दिखाएँ)/)
		.first()
		.click()
	await page.getByRole('button', { name: /^(Keep my marks|मेरे अंक सहेजें)$/ }).click()
	await page.getByRole('alert').waitFor()
}

export const mainsMockTestPages: Table = [
	{ name: 'the list of mains mock tests', path: '/mains-mock-tests' },
	{ name: 'a paper', path: paper },
	{ name: 'a paper for somebody signed in', path: paper, reader: 'learner' },
	{ name: 'its writing room, to its end', path: `${paper}/write`, reader: 'newcomer', open: writePaper },
	{ name: 'a result that is not there', path: `${paper}/result`, reader: 'newcomer' },
	{ name: 'papers before the last', path: '/mains-mock-tests?page=9' },
	{ name: 'a paper that is not there', path: '/mains-mock-tests/none', expectedErrors: /404/ },
	{ name: 'another paper', path: '/mains-mock-tests/gs-paper-2-mock-1' },
]

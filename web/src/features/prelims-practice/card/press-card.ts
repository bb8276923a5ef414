import type { CardKey } from './card-keys.ts'

/** Does with the card at hand what a key stands for: it presses what stands on the page. */
export function pressCard(sheet: HTMLElement | null, key: CardKey): void {
	const cards = [...(sheet?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
	const at = cards.findIndex((card) => card.contains(document.activeElement))
	const index = at < 0 ? cards.findIndex(isInSight) : at
	const card = cards[index]
	switch (key.does) {
		case 'choose':
			press(card, `[data-option="${key.option}"]`)
			break
		// From nowhere the first step leads to what is in sight.
		case 'next':
			goTo(cards[at < 0 ? index : at + 1])
			break
		case 'previous':
			goTo(cards[at < 0 ? index : at - 1])
			break
		default:
			press(card, `[data-shortcut="${key.does}"]`)
	}
}

/** The bar covers as much of the page's top. */
const COVERED_PIXELS = 140

const isInSight = (card: HTMLElement) => card.getBoundingClientRect().bottom > COVERED_PIXELS

function press(card: HTMLElement | undefined, selector: string): void {
	const button = card?.querySelector<HTMLElement>(selector)
	if (!button) return
	// The next key means the same card, also when the button is gone then.
	if (!card?.contains(document.activeElement)) card?.focus({ preventScroll: true })
	button.click()
}

function goTo(card: HTMLElement | undefined): void {
	card?.focus({ preventScroll: true })
	card?.scrollIntoView({ block: 'start' })
}

import { useMessages } from '#web/lib/messages.ts'
import { messages as uiMessages } from './messages.en.ts'

/** lib/kept-presses-script.ts has its twin. */
const regionId = 'announcer'

/** Stands once on every page. A screen reader reads out what is said here when it has finished what it is saying. */
export function Announcer() {
	const { pressKept } = useMessages(uiMessages)
	return <div id={regionId} role="status" className="visuallyHidden" data-kept={pressKept} />
}

/** Has a sentence read out, in the page's language. Nobody sees it. */
export function announce(text: string): void {
	const region = document.getElementById(regionId)
	if (!region) return
	// The same sentence once more would be no change, and no change is not read out.
	region.textContent = region.textContent === text ? `${text}\u00a0` : text
}

/**
 * What stands with each question of a list, as buttons that wait: the code behind them comes with the first sign of somebody who may
 * press one (`lib/when-somebody-acts.ts`). A press that comes before is made up for.
 */
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { betweenPresses } from '#web/lib/between-presses.ts'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { documentLanguage } from '#web/lib/language.tsx'
import { loadMessages, useMessages } from '#web/lib/messages.ts'
import { whenSomebodyActs } from '#web/lib/when-somebody-acts.ts'
import { Button } from '#web/ui/button.tsx'
import { notebookPenIcon } from '#web/ui/icons.ts'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import type { mainsTools } from './mains-tools.tsx'
import { messages as practiceNotesMessages } from './messages.en.ts'
import { markPlace, notesPlace, ToolPlace } from './tool-place.tsx'

type Tools = typeof mainsTools

/** What was pressed before anything could answer. */
let pressed: string | null = null

async function loadTools(): Promise<Tools> {
	const { mainsTools } = await import('./mains-tools.tsx')
	// Else the whole page would wait for them.
	await loadMessages(documentLanguage())
	return mainsTools
}

/** @param isWanted one question is practised by itself: then they are asked for at once */
export function useMainsTools(isWanted: boolean): Tools {
	const [tools, setTools] = useState<Tools>(waitingTools)
	useEffect(() => {
		const presses = betweenPresses()
		// At once: React would else take the time of the next press for it.
		const show = (loaded: Tools) => flushSync(() => setTools(loaded))
		const load = () => void keepTrying(loadTools).then((loaded) => presses.wait(() => show(loaded)))
		const callOff = isWanted ? load() : whenSomebodyActs(load)
		return () => {
			presses.stop()
			callOff?.()
		}
	}, [isWanted])
	useLayoutEffect(() => {
		if (tools === waitingTools || pressed === null) return
		const button = document.querySelector<HTMLElement>(`[data-tool="${pressed}"] button`)
		pressed = null
		button?.focus({ preventScroll: true })
		button?.click()
	}, [tools])
	return tools
}

function WaitingButton({ of, icon, label }: { of: string; icon?: string; label: string }) {
	const press = () => {
		pressed = of
	}
	return (
		<ToolPlace of={of}>
			<Button isCompact icon={icon} onClick={press}>
				{label}
			</Button>
		</ToolPlace>
	)
}

function WaitingDontKnow({ questionId }: { questionId: string }) {
	const { dontKnow } = useMessages(practiceNotesMessages)
	return <WaitingButton of={markPlace(questionId)} label={dontKnow} />
}

function WaitingNotes({ questionId }: { questionId: string }) {
	const { add } = useMessages(practiceNotesMessages)
	return <WaitingButton of={notesPlace(questionId)} icon={notebookPenIcon} label={add} />
}

const waitingTools: Tools = {
	Provider: ({ children }) => children,
	Tags: () => null,
	DontKnow: WaitingDontKnow,
	Notes: WaitingNotes,
	Desk: () => <LoadingSheet />,
}

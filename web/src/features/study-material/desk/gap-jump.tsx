import type { Language } from '@aravalli/shared/language'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { messages as deskMessages } from './messages.en.ts'

interface GapJumpProps {
	language: Language
	/** Names the controls in which something is still to be written, in their order. */
	gaps: readonly string[]
	onGo: (name: string) => void
}

/** Says how many texts a language lacks, and leads to the first of them. */
export function GapJump({ language, gaps, onGo }: GapJumpProps) {
	const m = useMessages(deskMessages)
	const [first] = gaps
	if (first === undefined) return null
	return (
		<Button isCompact variant="quiet" onClick={() => onGo(first)}>
			{m.missing[language](gaps.length)}
		</Button>
	)
}

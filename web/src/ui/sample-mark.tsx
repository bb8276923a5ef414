import { useMessages } from '#web/lib/messages.ts'
import { Badge } from './badge.tsx'
import { messages as sampleMessages } from './sample-messages.en.ts'

/** Marks what nobody has said: it was invented for the demonstration. */
export function SampleMark() {
	const m = useMessages(sampleMessages)
	return (
		<Badge>
			{m.sample}
			<span className="visuallyHidden">: {m.hint}</span>
		</Badge>
	)
}

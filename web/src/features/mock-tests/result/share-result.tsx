import type { TestResult } from '@aravalli/shared/mock-tests/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { linkAddress, withLanguage } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { shareWords } from '#web/lib/share-link.ts'
import { Button } from '#web/ui/button.tsx'
import { share2Icon } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/toast.tsx'
import { marksText, totalText } from '../marks-text.ts'
import { paperLink } from '../mock-test-links.ts'
import { messages as resultMessages } from './messages.en.ts'

/** Gives others the marks and the address of the paper: no name, and nothing that leads to the attempt. */
export function ShareResult({ result: { scores, title, paperId } }: { result: TestResult }) {
	const m = useMessages(resultMessages)
	const language = useLanguage()
	const { show } = useToast()
	const [score] = scores
	if (!score) return null
	async function share(marks: number, total: number) {
		const url = location.origin + withLanguage(linkAddress(paperLink(paperId)), language)
		const outcome = await shareWords(m.shareText(marksText(marks), totalText(total), title), url)
		if (outcome === 'copied') show({ title: m.shared, kind: 'ok' })
		if (outcome === 'failed') show({ title: m.shareFailed, kind: 'error' })
	}
	return (
		<Button icon={share2Icon} onClick={() => void share(score.marksHundredths, score.maxHundredths)}>
			{m.share}
		</Button>
	)
}

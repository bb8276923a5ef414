import { brand } from '@aravalli/shared/brand'
import { useMessages } from '#web/lib/messages.ts'
import { cappedCount } from '../capped-count.ts'
import { messages as overviewMessages } from './messages.en.ts'

/** Says how many people have asked something lately, and where the questions are answered. */
export function Inquiries({ count }: { count: number }) {
	const { inquiries } = useMessages(overviewMessages)
	if (count === 0) return <p>{inquiries.none}</p>
	return (
		<p>
			{inquiries.some(cappedCount(count), count)} {inquiries.where(brand.email)}
		</p>
	)
}

import { shortId } from '@aravalli/shared/comments/comment'
import { formatDay } from '@aravalli/shared/format-day'
import { formatMoment } from '@aravalli/shared/format-moment'
import { indiaDay } from '@aravalli/shared/india-time'
import { initials } from '@aravalli/shared/person-name'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { eyeOffIcon } from '#web/ui/icons.ts'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import css from './comment-item.module.css'
import { pinIcon } from './icons.ts'
import { messages as commentMessages } from './messages.en.ts'
import { relativeTime } from './relative-time.ts'
import { useThreadTools } from './thread-tools.ts'

interface BylineProps {
	/** Is one level deeper for a reply. */
	as: 'h4' | 'h5'
	entry: {
		_id: string
		userName: string
		createdAt: string
		isOnItsWay?: true
		isPinned?: boolean
		isApproved?: boolean
		isSample: boolean
	}
	nameId: string
	idLabel: string
}

const isLatin = /^\p{Script=Latin}*$/u

/** The byline names who has written a comment and when, in an arch and a line. */
export function Byline({ as: Name, entry, nameId, idLabel }: BylineProps) {
	const m = useMessages(commentMessages)
	const { _id, userName, createdAt, isOnItsWay, isPinned = false, isApproved = true, isSample } = entry
	const letters = initials(userName)
	return (
		<>
			<span className={classNames(css.arch, !isLatin.test(letters) && css.otherLetters)}>
				<Avatar letters={letters} picture={null} />
			</span>
			<div className={css.byline}>
				<Name id={nameId} className={css.name} lang={textLanguage(userName)}>
					{userName}
				</Name>
				{isSample && <SampleMark />}
				{isPinned && (
					<Badge tone="kesari" icon={pinIcon}>
						{m.pinned}
					</Badge>
				)}
				{!isApproved && (
					<Badge tone="warn" icon={eyeOffIcon}>
						{m.withdrawn}
					</Badge>
				)}
				{isOnItsWay ? (
					<span className={css.when}>{m.onItsWay}</span>
				) : (
					<span className={css.when}>
						<WrittenAt moment={createdAt} />
						<span className={css.id} title={idLabel}>
							<span className="visuallyHidden">{idLabel}</span>
							<span aria-hidden="true">#{shortId(_id)}</span>
						</span>
					</span>
				)}
			</div>
		</>
	)
}

function WrittenAt({ moment }: { moment: string }) {
	const m = useMessages(commentMessages)
	const language = useLanguage()
	const { now } = useThreadTools()
	const at = new Date(moment)
	const passed = relativeTime(at, now)
	const words = () => {
		if (passed.unit === 'now') return m.ago.now
		return passed.unit === 'date' ? formatDay(indiaDay(at), language) : m.ago[passed.unit](passed.count)
	}
	return (
		<time dateTime={moment} title={formatMoment(moment, language)}>
			{words()}
		</time>
	)
}

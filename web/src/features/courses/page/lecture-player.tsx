import type { Lecture } from '@aravalli/shared/courses/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNoteReading } from '#web/content/use-note-reading.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { messages as coursesMessages } from '../messages.en.ts'
import css from './lecture-player.module.css'
import { useKeptPosition } from './use-kept-position.ts'

interface LecturePlayerProps {
	courseId: string
	lecture: Lecture
	video: NonNullable<Lecture['video']>
}

/** Plays a lecture from where its learner stopped; one of another site is opened there. */
export function LecturePlayer({ courseId, lecture, video }: LecturePlayerProps) {
	return (
		<div className={css.player}>
			{video.isStreamed ? (
				<Video courseId={courseId} lecture={lecture} address={video.address} />
			) : (
				<Elsewhere address={video.address} />
			)}
			<h2 className={css.title}>{lecture.title}</h2>
			<p className={css.description}>{lecture.description}</p>
		</div>
	)
}

function Video({ courseId, lecture, address }: { courseId: string; lecture: Lecture; address: string }) {
	const m = useMessages(coursesMessages)
	const player = useRef<HTMLVideoElement>(null)
	const [startsAt] = useState(lecture.positionSeconds)
	const [isAtStart, setIsAtStart] = useState(true)
	useNoteReading('lectures', isAtStart ? undefined : lecture._id)
	const { goOn, note } = useKeptPosition(courseId, lecture._id, startsAt)
	const goOnAtFirst = useEffectEvent(goOn)
	// The player of a page that the server has rendered may have loaded before the page's code.
	useEffect(() => {
		if (player.current && player.current.readyState >= HTMLMediaElement.HAVE_METADATA) goOnAtFirst(player.current)
	}, [])
	return (
		<>
			<video
				ref={player}
				className={css.video}
				src={address}
				controls
				playsInline
				preload="metadata"
				width={1280}
				height={720}
				aria-label={lecture.title}
				onLoadedMetadata={({ currentTarget }) => goOn(currentTarget)}
				onTimeUpdate={note}
				onPause={note}
				onPlay={() => setIsAtStart(false)}
			>
				{m.noVideo}
			</video>
			{startsAt !== null && startsAt > 0 && isAtStart && (
				<p className={css.goesOn}>
					{m.goesOn(clockOf(startsAt))}
					<Button
						isCompact
						variant="quiet"
						onClick={() => {
							const { current } = player
							if (!current) return
							current.currentTime = 0
							setIsAtStart(false)
							void current.play()
						}}
					>
						{m.fromStart}
					</Button>
				</p>
			)}
		</>
	)
}

function Elsewhere({ address }: { address: string }) {
	const m = useMessages(coursesMessages)
	return (
		<div className={css.elsewhere}>
			<p>{m.elsewhereText}</p>
			<ExternalLink href={address} className={buttonClass({ variant: 'primary' })}>
				{m.elsewhere}
			</ExternalLink>
		</div>
	)
}

/** Writes seconds as players do: 1:05. */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

import { linkOptions } from '@tanstack/react-router'
import type { LinkTarget } from '#web/lib/link-address.ts'

export const listPath = '/courses'

export const coursesLink = () => linkOptions({ to: '/courses', search: {} })

/** Opens the payment dialog of a course; closing it leads back to where it was opened. */
export const enrollLink = (course: string): LinkTarget =>
	linkOptions({ to: '/courses', search: { course }, state: { isOverList: true }, resetScroll: false })

/** @param lecture is the one that is shown in the player */
export const courseLink = (courseId: string, lecture?: string) =>
	linkOptions({ to: '/courses/$courseId', params: { courseId }, search: { lecture, material: undefined } })

/** Says where the dialog is to which a sign-in leads back. */
export const dialogPath = (course: string) => `${listPath}?course=${encodeURIComponent(course)}`

export const loginLink = (course: string) => linkOptions({ to: '/login', search: { redirect: dialogPath(course) } })

import { linkOptions } from '@tanstack/react-router'

export const listPath = '/prelims-mock-tests'

export const testsLink = (page = 1) => linkOptions({ to: listPath, ...(page > 1 && { search: { page } }) })

export const paperLink = (paperId: string) => linkOptions({ to: '/prelims-mock-tests/$paperId', params: { paperId } })

export const hallLink = (attemptId: string) => linkOptions({ to: '/mock-test/$attemptId', params: { attemptId } })

export const resultLink = (attemptId: string) =>
	linkOptions({ to: '/mock-test/$attemptId/result', params: { attemptId } })

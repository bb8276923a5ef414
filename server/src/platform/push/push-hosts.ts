import { BlockList, isIP } from 'node:net'

/**
 * Says where messages may be sent. Browsers name the address, and whoever can sign in can name any: none of them may lead into our own network.
 */
export interface PushHosts {
	/** Is asked before an address is stored, and again before something is sent there. */
	isAllowed(endpoint: URL): boolean
	/** Is asked of each address that the name leads to, in the moment of connecting: a name may lead elsewhere than before. */
	isAllowedAddress(address: string): boolean
}

const closed = new BlockList()
const ranges: [string, number][] = [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 4],
	['240.0.0.0', 4],
]
for (const [start, bits] of ranges) closed.addSubnet(start, bits)

const open6 = new BlockList()
// Only this part of the new addresses is given to the public; within it lie those that stand for old addresses, and those for books.
open6.addSubnet('2000::', 3, 'ipv6')
const closed6: [string, number][] = [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
]
for (const [start, bits] of closed6) closed.addSubnet(start, bits, 'ipv6')

function isPublicAddress(address: string): boolean {
	const family = isIP(address)
	if (family === 4) return !closed.check(address)
	return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** Push services are named, never numbered; a name without a dot, or of an inner zone, is none of the public. */
const publicName =
	/^[a-z\d-]+(\.[a-z\d-]+)*\.(?!local$|localhost$|internal$|lan$|home$|corp$|test$|invalid$|arpa$)[a-z][a-z\d-]+$/

export const publicPushHosts: PushHosts = {
	isAllowed: ({ protocol, hostname, port, username, password }) =>
		protocol === 'https:' && port === '' && username === '' && password === '' && publicName.test(hostname),
	isAllowedAddress: isPublicAddress,
}

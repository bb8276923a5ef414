import ipaddr from 'ipaddr.js'

/** One household or one rented server is given at least a /64: whoever has it has 2^64 addresses. */
const IPV6_NETWORK_BYTES = 8

/**
 * Gives that by which a caller is counted and takes turns: an IPv4 address, or the network of an IPv6 address.
 *
 * @param address of the connection, or what a trusted proxy says; what is no address is counted by itself
 */
export function networkOf(address: string): string {
	if (!ipaddr.isValid(address)) return address
	// An IPv4 address may be written as one of IPv6.
	const parsed = ipaddr.process(address)
	if (parsed.kind() === 'ipv4') return parsed.toString()
	const network = parsed.toByteArray().map((byte, index) => (index < IPV6_NETWORK_BYTES ? byte : 0))
	return `${ipaddr.fromByteArray(network)}/64`
}

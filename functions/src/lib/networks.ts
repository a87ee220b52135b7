import { BlockList, isIP } from 'node:net';

/*
 * Networks between a visitor and a function, as of 2026-11-28. Compare them once a year, and when `npm run project -- smoke`
 * reports that the address seen is not the visitor's.
 */

/** Fastly, which Firebase Hosting uses to reach a function. Source: https://api.fastly.com/public-ip-list. */
const fastlyNetworks = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

/**
 * Google's front ends from which no customer can send: proxies of load balancers, which reach backends of their own project only
 * (https://docs.cloud.google.com/load-balancing/docs/firewall-rules), and the address of Firebase Hosting.
 */
const googleFrontEndNetworks = ['35.191.0.0/16', '130.211.0.0/22', '199.36.158.0/24'];

/**
 * Google's services: https://www.gstatic.com/ipranges/goog.json without https://www.gstatic.com/ipranges/cloud.json. Front ends send
 * from them, but so do scripts of customers with any headers (https://developers.google.com/apps-script/reference/url-fetch,
 * https://docs.cloud.google.com/appengine/docs/standard/outbound-ip-addresses).
 */
const googleServiceNetworks = [
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.80.0/20',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
];

/** Parses networks in CIDR notation. Leaves out other texts. */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.trim().split('/');
    const family = isIP(address);
    if (family) list.addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** True if the text is an IP of the list. */
export function isInNetworks(list: BlockList, ip: string): boolean {
  const family = isIP(ip);
  return family !== 0 && list.check(ip, family === 6 ? 'ipv6' : 'ipv4');
}

/** Networks from which only hops between a visitor and a function send, or customers of Fastly (ADR 7). */
export const hopNetworks: readonly string[] = [...fastlyNetworks, ...googleFrontEndNetworks];

const googleServices = networkList(googleServiceNetworks);

/**
 * True if the IP is of Google's services: a front end that many visitors share, or a script. Limits by network are generous
 * for it, and no address before it is trusted.
 */
export function isSharedAddress(ip: string): boolean {
  return isInNetworks(googleServices, ip);
}

import type { ApiEndpoint } from '@wine-walk/common/api/api.ts';

/**
 * The contract's endpoint at an address, as a test writes it: `never` where there is none. A parameter may be
 * anything; what is not known before the test runs stands for a parameter alone.
 */
export type EndpointAt<Method, Address> = Address extends string
  ? At<Method, WithoutQuery<Address>>
  : never;

/** As on the server, a path of its own goes before one with a parameter in its place. */
type At<Method, Path> = [Exactly<Method, Path, ApiEndpoint>] extends [never]
  ? Matching<Method, Path, ApiEndpoint>
  : Exactly<Method, Path, ApiEndpoint>;

type Exactly<Method, Path, Endpoint> = Endpoint extends { method: Method; path: infer Declared }
  ? Path extends Declared
    ? Endpoint
    : never
  : never;

type WithoutQuery<Address> = Address extends `${infer Path}?${string}` ? Path : Address;

type Matching<Method, Path, Endpoint> = Endpoint extends { method: Method; path: infer Declared }
  ? Fits<Path, Declared> extends true
    ? Endpoint
    : never
  : never;

/** Segment by segment. */
type Fits<Path, Declared> = Declared extends `${infer Expected}/${infer Others}`
  ? Path extends `${infer Segment}/${infer Rest}`
    ? IsSegment<Segment, Expected> extends true
      ? Fits<Rest, Others>
      : false
    : false
  : Path extends `${string}/${string}`
    ? false
    : IsSegment<Path, Declared>;

type IsSegment<Segment, Expected> = Expected extends `{${string}}`
  ? true
  : Segment extends Expected
    ? true
    : false;

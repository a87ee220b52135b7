import type { ApiEndpoint } from '@wine-walk/common/api/api.ts';

/**
 * Endpoint of the contract for a path as a test writes it; `never` if there is none. Unknown segments match
 * parameters only.
 */
export type EndpointAt<Method, Address> = Address extends string
  ? At<Method, WithoutQuery<Address>>
  : never;

/** Endpoint of a path; a literal path wins over one with a parameter, as on the server. */
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

/** Compares segment by segment. */
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

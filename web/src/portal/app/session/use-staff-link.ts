import { useMatch } from 'react-router-dom';

/** A link by which a volunteer's phone or a shop's signs in, as it stands in the address. */
export interface StaffLinkParams {
  kind: 'shift' | 'shop';
  secret: string;
}

/** The link at this address; null at any other. */
export function useStaffLink(): StaffLinkParams | null {
  const shift = useMatch('/admin/shift/:secret');
  const shop = useMatch('/admin/shop/:secret');
  if (shift?.params.secret) return { kind: 'shift', secret: shift.params.secret };
  if (shop?.params.secret) return { kind: 'shop', secret: shop.params.secret };
  return null;
}
